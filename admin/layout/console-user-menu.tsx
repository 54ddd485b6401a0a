import OpenIcon from '@mui/icons-material/OpenInNew'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, UserMenu, useTranslate } from 'react-admin'

export function ConsoleUserMenu() {
  const translate = useTranslate()
  return (
    <UserMenu>
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
