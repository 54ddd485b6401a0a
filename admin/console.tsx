import { lazy } from 'react'
import { Admin, CustomRoutes, type I18nProvider, type RaRecord, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router'
import { HomePage } from './home/home-page.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { DeadEnd } from './layout/dead-end.tsx'
import { valueText } from './lists/value-text.ts'
import { authProvider } from './providers/auth-provider.ts'
import { dataProvider } from './providers/data-provider.ts'
import { preferenceStore } from './providers/preference-store.ts'
import { RESOURCES } from './resources/index.ts'
import { LogInPage } from './sign-in/log-in-page.tsx'
import { theme } from './theme.ts'

/** Loaded when the first list or row is opened. */
const ResourceList = lazy(() => import('./lists/resource-list.tsx'))
const ResourceShow = lazy(() => import('./lists/resource-show.tsx'))
const ProfilePage = lazy(() => import('./profile/profile-page.tsx'))
const TeamPage = lazy(() => import('./team/team-page.tsx'))
const BulkEditPage = lazy(() => import('./bulk-edit/bulk-edit-page.tsx'))
const UploadPage = lazy(() => import('./upload/upload-page.tsx'))
const RoyaltiesPage = lazy(() => import('./royalties/royalties-page.tsx'))
const EarningsPage = lazy(() => import('./earnings/earnings-page.tsx'))
const StatisticsPage = lazy(() => import('./statistics/statistics-page.tsx'))
const AnalyticsPage = lazy(() => import('./analytics/analytics-page.tsx'))
const ConservationPage = lazy(() => import('./ledger/conservation-page.tsx'))
const TrialBalancePage = lazy(() => import('./ledger/trial-balance-page.tsx'))
const FinancePage = lazy(() => import('./finance/finance-page.tsx'))
const ReviewPage = lazy(() => import('./review/review-page.tsx'))

interface ConsoleProps {
  readonly i18nProvider: I18nProvider
  /** The name of the site. */
  readonly site: string
}

/** The whole console: its session, its look, its pages. */
export function Console({ i18nProvider, site }: ConsoleProps) {
  return (
    // In a transition, the page that ends a missing session would stay mounted, and end it again at each render, until
    // the cached session expires: the log-in page would appear after 10 seconds.
    <BrowserRouter basename="/console" useTransitions={false}>
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
        catchAll={NotFoundPage}
        accessDenied={AccessDeniedPage}
        requireAuth
        disableTelemetry
        title={site}
      >
        {RESOURCES.map((manifest) => {
          const { name, icon, represent, show: Show } = manifest
          return (
            <Resource
              key={name}
              name={name}
              icon={icon}
              recordRepresentation={(row: RaRecord) => valueText(name, represent, row[represent] || row.id)}
              list={<ResourceList manifest={manifest} />}
              show={Show ? <Show /> : <ResourceShow resource={name} represent={represent} />}
            />
          )
        })}
        <CustomRoutes>
          <Route path="/" element={<HomePage />} />
          <Route path="/upload" element={<UploadPage />} />
          <Route path="/edit-many" element={<BulkEditPage />} />
          <Route path="/review" element={<ReviewPage />} />
          <Route path="/royalties" element={<RoyaltiesPage />} />
          <Route path="/earnings" element={<EarningsPage />} />
          <Route path="/statistics" element={<StatisticsPage />} />
          <Route path="/analytics" element={<AnalyticsPage />} />
          <Route path="/conservation" element={<ConservationPage />} />
          <Route path="/trial-balance" element={<TrialBalancePage />} />
          <Route path="/finance-files" element={<FinancePage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/team" element={<TeamPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}

function NotFoundPage() {
  return <DeadEnd heading="ra.page.not_found" text="ra.message.not_found" />
}

function AccessDeniedPage() {
  return <DeadEnd heading="ra.page.access_denied" text="ra.message.access_denied" />
}
