/** Where a photo stands of which is not known whether it may still be shown. */
export interface BlankPhoto {
  id: string;
  isBlank: true;
}

export function isBlank(photo: object): photo is BlankPhoto {
  return 'isBlank' in photo;
}
