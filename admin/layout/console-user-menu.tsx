import AccountIcon from '@mui/icons-material/AccountCircle'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, UserMenu, useTranslate } from 'react-admin'

/**
 * The user's menu. Its button has no label of its own, which would hide the name that it shows on wide windows from
 * screen readers (WCAG 2.5.3): icon and name are its name.
 */
export function ConsoleUserMenu() {
  const translate = useTranslate()
  return (
    <UserMenu label="" icon={<AccountIcon titleAccess={translate('ra.auth.user_menu')} />}>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <OpenIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{translate('console.site')}</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  )
}
