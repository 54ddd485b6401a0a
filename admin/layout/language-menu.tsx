import LanguageIcon from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useLocales, useTranslate } from 'react-admin'

/** Chooses the language. React-admin's own button has no accessible name and does not fit beside others at 390 px. */
export function LanguageMenu() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('console.language')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <LanguageIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales?.map((one) => (
          <MenuItem
            key={one.locale}
            lang={one.locale}
            selected={one.locale === locale}
            onClick={() => {
              setAnchor(null)
              setLocale(one.locale)
            }}
          >
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
