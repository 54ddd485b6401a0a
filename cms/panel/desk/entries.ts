import type { SanitizedConfig } from 'payload'
import type { Counted } from '#cms/operations/editors/read-drafts.ts'
import type { LocaleMark } from '#cms/operations/editors/read-translations.ts'
import type { Waiting } from '#cms/operations/editors/read-waiting.ts'
import { WAITING_LISTS, type WaitingList } from '#domain/editors/waiting.ts'
import { isLocale, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { panelPath } from '../panel-path.ts'
import type { DeskText } from '../texts/desk.ts'
import { deskText } from '../texts/desk-text.ts'
import type { DeskEntry } from './desk-list.tsx'

/** A list as the first page shows it. */
export interface ShownList {
  readonly list: WaitingList
  readonly heading: string
  readonly total: number
  readonly entries: readonly DeskEntry[]
  readonly none: string
  readonly more: string | null
}

const HEADINGS = {
  approvals: 'Waiting for your approval',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  links: 'Broken links',
  translations: 'Translations',
  messages: 'Messages to answer',
} as const satisfies Record<WaitingList, DeskText>

/** The lists of a person in the language of their panel. */
export function entriesOf(
  waiting: Waiting,
  language: Locale,
  config: Pick<SanitizedConfig, 'globals'>,
): ShownList[] {
  const say = (text: DeskText, values?: Record<string, string | number>) => deskText(language, text, values)
  const date = (at: Date | string) =>
    new Intl.DateTimeFormat(LOCALES[language].bcp47, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
      timeZoneName: undefined,
    }).format(new Date(at))
  const globals: readonly string[] = config.globals.map(({ slug }) => slug)
  const address = (resource: string, id: string | number, locale?: string | null) => {
    const path = globals.includes(resource) ? `/admin/globals/${resource}` : panelPath(resource, id)
    return locale ? `${path}?locale=${locale}` : path
  }
  const titled = (title: string | null) => title || say('Untitled')
  const shown = <T>(list: WaitingList, counted: Counted<T> | null, toEntry: (row: T) => DeskEntry) => {
    if (counted === null) return []
    const { total, rows } = counted
    const more = total > rows.length ? say('and {count} more', { count: total - rows.length }) : null
    const none = say('Nothing waits here.')
    return [{ list, heading: say(HEADINGS[list]), total, entries: rows.map(toEntry), none, more }]
  }
  const dated = (detail: (at: string) => string) => (row: DatedRow) => ({
    key: `${row.resource} ${row.id}`,
    title: titled(row.title),
    href: address(row.resource, row.id),
    detail: detail(`${date(row.at)} UTC`),
  })
  const lists: ShownList[] = [
    ...(waiting.approvals?.total === 0
      ? []
      : shown(
          'approvals',
          waiting.approvals,
          dated((at) => at),
        )),
    ...shown(
      'drafts',
      waiting.drafts,
      dated((at) => at),
    ),
    ...shown('scheduled', waiting.scheduled, (row) => ({
      ...dated((at) =>
        say(row.step === 'publish' ? 'Published on {date}' : 'Taken down on {date}', { date: at }),
      )(row),
      key: `${row.resource} ${row.id} ${row.step}`,
    })),
    ...shown('links', waiting.links, ({ resource, id, title, address: link, locale }) => ({
      key: `${resource} ${id} ${link} ${locale}`,
      title: link,
      href: address(resource, id, locale),
      detail: [title ?? resource, languageName(locale)].filter(Boolean).join(' · '),
    })),
    ...shown('translations', waiting.translations, ({ resource, id, title, marks }) => ({
      key: `${resource} ${id}`,
      title: titled(title),
      href: address(resource, id, marks[0]?.locale),
      detail: marksText(language, marks),
    })),
    ...shown(
      'messages',
      waiting.messages,
      dated((at) => at),
    ),
  ]
  return WAITING_LISTS.flatMap((list) => lists.filter((one) => one.list === list))
}

/** Marks of translations with the languages of each: `Deutsch, Español: Missing · Français: 2 missing`. */
function marksText(language: Locale, marks: readonly LocaleMark[]): string {
  const byText = Map.groupBy(marks, (mark) => markText(language, mark))
  return Array.from(byText, ([text, those]) => {
    const names = those.map(({ locale }) => LOCALES[locale].name)
    return `${names.join(', ')}: ${text}`
  }).join(' · ')
}

interface DatedRow {
  readonly resource: string
  readonly id: number
  readonly title: string | null
  readonly at: Date | string
}

/** What a mark says. */
export function markText(language: Locale, { mark, missing }: Pick<LocaleMark, 'mark' | 'missing'>): string {
  switch (mark) {
    case 'source':
      return deskText(language, 'Source')
    case 'complete':
      return deskText(language, 'Complete')
    case 'missing':
      return deskText(language, 'Missing')
    case 'partial':
      return deskText(language, '{count} missing', { count: missing })
    case 'outdated':
      return deskText(language, 'Older than the source')
  }
}

function languageName(locale: string | null): string {
  return locale !== null && isLocale(locale) ? LOCALES[locale].name : ''
}
