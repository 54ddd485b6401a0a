import path from 'node:path'
import type { Config } from 'payload'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { fr } from 'payload/i18n/fr'
import { ja } from 'payload/i18n/ja'
import { ko } from 'payload/i18n/ko'
import { pt } from 'payload/i18n/pt'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/** The languages of the panel: those of the site. Each person chooses one in the account page. */
export const PANEL_LANGUAGES = {
  fallbackLanguage: DEFAULT_LOCALE,
  supportedLanguages: { en, es, pt, fr, de, ja, ko } satisfies Record<Locale, unknown>,
  translations: ownWords({
    en: 'Panel settings',
    es: 'Ajustes del panel',
    pt: 'Configurações do painel',
    fr: 'Réglages du panneau',
    de: 'Einstellungen der Oberfläche',
    ja: '管理画面の設定',
    ko: '패널 설정',
  }),
} satisfies NonNullable<Config['i18n']>

/** The appearance of the panel and the path of its generated component map. `root` is the repository's folder. */
export function panelSettings(root: string): NonNullable<Config['admin']> {
  return {
    user: 'users',
    meta: {
      // The pages add the name of the site (cms/app/(payload)/admin/[[...segments]]/metadata.ts).
      titleSuffix: '',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: ARCHES }],
    },
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      Nav: '/cms/panel/nav.tsx#Nav',
      views: { dashboard: { Component: '/cms/panel/desk/desk.tsx#Desk' } },
      graphics: { Logo: '/cms/panel/brand.tsx#Logo', Icon: '/cms/panel/arches.tsx#Icon' },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'cms/app/(payload)/admin/importMap.js') },
  }
}

/** The favicon, inline, because the panel serves no static files. */
const ARCHES = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M1 25V11.5a6.5 6.5 0 0 1 13 0V25z" fill="#6563ff"/><path d="M14 25V11.5a6.5 6.5 0 0 1 13 0V25z" fill="#8c8ab0"/></svg>',
)}`

/** Words of the panel in which Payload names itself. */
function ownWords(settings: Readonly<Record<Locale, string>>) {
  return Object.fromEntries(
    Object.entries(settings).map(([locale, payloadSettings]) => [locale, { general: { payloadSettings } }]),
  )
}
