import { Menu } from 'react-admin'

export function ConsoleMenu() {
  return (
    <Menu>
      <Menu.DashboardItem />
      <Menu.ResourceItems />
    </Menu>
  )
}
