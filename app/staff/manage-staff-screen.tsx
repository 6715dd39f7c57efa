export function ManageStaffScreen() {
  return null;
}
