import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './select.module.css';

export type MenuEntry = {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** The one that is in force, such as the home one is in. */
  isChosen?: boolean;
  isDanger?: boolean;
  onPress: () => void;
};

type MenuButtonProps = {
  /** The accessible name, when the trigger's own words are not enough. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuEntry[];
  /** The look of the button, such as `buttonClass({ variant: 'line' })`. */
  className?: string;
};

/** A button with a menu of actions under it: the home switcher, "more". */
export function MenuButton({ label, trigger, items, className }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={className ?? ''}>
        {trigger}
      </Button>
      <Popover className={styles.popover} offset={6} placement="bottom start">
        <Menu className={styles.list} items={items} aria-label={label}>
          {(item) => (
            <MenuItem
              id={item.id}
              textValue={item.label}
              className={`${styles.option} ${item.isDanger ? styles.danger : ''}`}
              onAction={item.onPress}
            >
              {item.icon}
              <span className={styles.words}>
                {item.label}
                {item.description && <span className={styles.description}>{item.description}</span>}
              </span>
              {item.isChosen && <CheckIcon weight="bold" aria-label="✓" />}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
