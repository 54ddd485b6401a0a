import { Admin, CustomRoutes, type I18nProvider } from 'react-admin'
import { BrowserRouter, Route } from 'react-router'
import { HomePage } from './home/home-page.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { preferenceStore } from './providers/preference-store.ts'
import { LogInPage } from './sign-in/log-in-page.tsx'
import { theme } from './theme.ts'

/** The whole console: its session, its look, its pages. */
export function Console({ i18nProvider }: { readonly i18nProvider: I18nProvider }) {
  return (
    <BrowserRouter basename="/console">
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={preferenceStore}
        theme={theme}
        // Dark is the same theme: its colours are variables that change with `data-theme`.
        darkTheme={null}
        layout={ConsoleLayout}
        loginPage={LogInPage}
        requireAuth
        disableTelemetry
        title="Motif"
      >
        <CustomRoutes>
          <Route path="/" element={<HomePage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
