import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { toggleTheme } from '../providers/theme-choice.ts'

export function ThemeToggle() {
  const translate = useTranslate()
  const [theme, setTheme] = useState(document.documentElement.dataset.theme)
  const label = translate('ra.action.toggle_theme')
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setTheme(toggleTheme())}>
        {theme === 'dark' ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  )
}
