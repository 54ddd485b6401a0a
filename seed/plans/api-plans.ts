import { KIND_CODES } from '#domain/assets/kinds.ts'
import { type Names, named } from '../taxonomy/names.ts'
import { general } from './offers.ts'
import type { SeedPlan } from './seed-plan.ts'

interface Size {
  readonly slug: string
  readonly name: string
  readonly planId: number
  /** Downloads a month. */
  readonly downloads: number
  /** Minor units of US dollars. */
  readonly month: number
  readonly year: number
  readonly trialDays: number
}

const SIZES: readonly Size[] = [
  {
    slug: 'api-starter',
    name: 'API Starter',
    planId: 71,
    downloads: 500,
    month: 2900,
    year: 29_000,
    trialDays: 14,
  },
  {
    slug: 'api-growth',
    name: 'API Growth',
    planId: 72,
    downloads: 5000,
    month: 14_900,
    year: 149_000,
    trialDays: 0,
  },
  {
    slug: 'api-business',
    name: 'API Business',
    planId: 73,
    downloads: 25_000,
    month: 49_900,
    year: 499_000,
    trialDays: 0,
  },
]

/** Plans of applications of the developer API. */
export const API_PLANS: readonly SeedPlan[] = SIZES.map(
  ({ slug, name, planId, downloads, month, year, trialDays }) => ({
    slug,
    names: named(name, name, name, name, name, name, name),
    taglines: taglines(downloads),
    features: ['apiKeys', 'royaltyFree'],
    type: 'api',
    audience: 'api',
    condition: 'none',
    capabilities: [],
    otherIds: [],
    offers: [general(planId, month, year)],
    members: 1,
    trialDays,
    allowances: [{ kinds: KIND_CODES, limit: downloads, period: 'month' }],
    hasCard: false,
    isHighlighted: false,
    save: null,
  }),
)

function taglines(downloads: number): Names {
  const count = (language: string) => new Intl.NumberFormat(language).format(downloads)
  return named(
    `${count('en')} downloads a month for one application.`,
    `${count('es')} descargas al mes para una aplicación.`,
    `${count('pt')} downloads por mês para um aplicativo.`,
    `${count('fr')} téléchargements par mois pour une application.`,
    `${count('de')} Downloads im Monat für eine Anwendung.`,
    `1 つのアプリケーションで月 ${count('ja')} 件のダウンロード。`,
    `애플리케이션 하나에 월 ${count('ko')}회 다운로드.`,
  )
}
