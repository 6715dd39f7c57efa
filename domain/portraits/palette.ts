import type { Portrait, PortraitColour } from './portrait.ts';

/** The shades behind the palette's names. A portrait looks the same in the light and the dark theme, as a photo does. */
export const shade: Record<PortraitColour, string> = {
  damson: '#5C2352',
  plum: '#471A40',
  violet: '#7B6BB0',
  lilac: '#B9A9DD',
  pale_lilac: '#E9E4F5',
  duck: '#A9CFC4',
  pale_duck: '#DCEBE6',
  pine: '#2F6C62',
  deep_pine: '#1F5F54',
  mustard: '#EDB43C',
  straw: '#F4D58A',
  pale_mustard: '#FBEBC5',
  moss: '#5E8A45',
  sage: '#A9C68F',
  pale_moss: '#C9DCB8',
  brick: '#C4523C',
  coral: '#EAB4A6',
  pale_brick: '#F3CFC6',
  rose: '#E3A0A8',
  sky: '#7FB0D2',
  soft_sky: '#BBD6E8',
  pale_sky: '#DCEAF4',
  deep_sky: '#2F6C9A',
  denim: '#3A6A92',
  slate: '#8BA3B8',
  forest: '#3E5C4A',
  tweed: '#6E6A5E',
  linen: '#EFE7DA',
  oat: '#DCCFB8',
  biscuit: '#E0C9B0',
  caramel: '#B99A78',
  cream: '#FFF8E9',
  snow: '#F2F5F7',
  white: '#FFFFFF',
};

export type SkinShades = { base: string; shadow: string; blush: string; lip: string };

export const skinShades: Record<Portrait['skin'], SkinShades> = {
  porcelain: { base: '#F6D9C4', shadow: '#E7BFA4', blush: '#EFA08E', lip: '#C46A5E' },
  peach: { base: '#F0C8A8', shadow: '#DEA985', blush: '#E58F78', lip: '#B85F50' },
  wheat: { base: '#DDAA80', shadow: '#C58F66', blush: '#CF7D60', lip: '#9D5545' },
  copper: { base: '#B97C53', shadow: '#9E6541', blush: '#B0644A', lip: '#834436' },
  chestnut: { base: '#8E5A3A', shadow: '#74472C', blush: '#8F4A36', lip: '#5F3025' },
  ebony: { base: '#6A4029', shadow: '#54311E', blush: '#743B2B', lip: '#4A251B' },
  sand: { base: '#EBC79D', shadow: '#D6AC7D', blush: '#E2937A', lip: '#B2604F' },
  amber: { base: '#D9A679', shadow: '#C18B5E', blush: '#CB7A5B', lip: '#96513F' },
};

export type HairShades = { base: string; shadow: string };

export const hairShades: Record<Portrait['hair'], HairShades> = {
  white: { base: '#F4F1EC', shadow: '#D9D3CA' },
  silver: { base: '#D5D3D6', shadow: '#B4B1B7' },
  grey: { base: '#A9A5A8', shadow: '#878287' },
  steel: { base: '#7D7A80', shadow: '#5F5C63' },
  salt_and_pepper: { base: '#5B5558', shadow: '#8F898C' },
  brown: { base: '#6B4A38', shadow: '#4F3527' },
  black: { base: '#2E2829', shadow: '#1E191A' },
  auburn: { base: '#9A5A35', shadow: '#7A4326' },
  blonde: { base: '#DDBD82', shadow: '#BE9A5C' },
};

export const glassesShades = { dark: '#2B1F2B', red: '#B23A28', gold: '#8C7A55' } as const;
export const lineShade = '#3A2A2E';
export const hearingAidShade = '#8C7A55';
