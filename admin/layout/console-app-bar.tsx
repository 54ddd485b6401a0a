import { AppBar, LoadingIndicator, TitlePortal } from 'react-admin'
import { ConsoleUserMenu } from './console-user-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function ConsoleAppBar() {
  return (
    <AppBar color="default" userMenu={<ConsoleUserMenu />} toolbar={<Tools />}>
      <TitlePortal />
    </AppBar>
  )
}

function Tools() {
  return (
    <>
      <LanguageMenu />
      <ThemeToggle />
      <LoadingIndicator />
    </>
  )
}
