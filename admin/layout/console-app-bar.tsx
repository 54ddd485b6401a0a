import { AppBar, LoadingIndicator, TitlePortal, useTranslate } from 'react-admin'
import { ConsoleUserMenu } from './console-user-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function ConsoleAppBar() {
  return (
    <AppBar color="default" userMenu={<ConsoleUserMenu />} toolbar={<Tools />}>
      {/* A box in the line would be cut without the sign that something is missing. */}
      <TitlePortal sx={{ '& .RaConfigurable-root': { display: 'inline' } }} />
    </AppBar>
  )
}

function Tools() {
  const translate = useTranslate()
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
      <LoadingIndicator aria-hidden={false} aria-label={translate('ra.page.loading')} />
    </>
  )
}
