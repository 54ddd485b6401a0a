import ProfileIcon from '@mui/icons-material/AccountBoxOutlined'
import { Menu, usePermissions } from 'react-admin'
import type { ConsoleSession } from '#domain/contract/console/session.ts'

/** The pages of the user's desks. React-admin leaves out resources that they may not read. */
export function ConsoleMenu() {
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const isContributor = session?.desks.includes('contributor') ?? false
  return (
    <Menu>
      <Menu.DashboardItem />
      <Menu.ResourceItems />
      {isContributor && (
        <Menu.Item to="/profile" primaryText="console.profile.heading" leftIcon={<ProfileIcon />} />
      )}
    </Menu>
  )
}
