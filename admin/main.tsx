import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import './main.css'
import { createI18nProvider, preferredLocale } from './providers/i18n-provider.ts'
import { loadSite, siteName } from './providers/site.ts'
import { applyTheme } from './providers/theme-choice.ts'

applyTheme()
await loadSite()
const i18nProvider = await createI18nProvider(preferredLocale(document.cookie, navigator.languages))
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Console i18nProvider={i18nProvider} site={siteName()} />
  </StrictMode>,
)
