-- A third rule for a group of residents: everybody whose latest signed look says one of these bands.

alter table resident_groups drop constraint resident_groups_kind_check;
alter table resident_groups
  add constraint resident_groups_kind_check check (kind in ('by_hand', 'wing', 'interest', 'band'));
comment on column resident_groups.rule is
  'the wing, the code of the interest, or the bands from 1 to 4 parted by commas; null for a group by hand';
