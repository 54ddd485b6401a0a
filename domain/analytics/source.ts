import { readUtm, refererFrom } from '#domain/visitors/acquisition.ts'

/** Where a visit came from. Names of campaigns are stored in lower case, and only where they look like names. */
export interface Source {
  /** `utm_source`, the host of the site that linked here, or `direct`. */
  readonly source: string
  readonly medium: string | null
  readonly campaign: string | null
}

const DIRECT = 'direct'
/** A value that is no plain name, such as an address or an id of a person. */
const UNREADABLE = 'other'
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,59}$/u

/** The source of a visit by the query of its first page, else by the page that linked here. */
export function sourceOf(search: string, referrer: string, ownOrigin: string): Source {
  const { utm_source, utm_medium, utm_campaign } = readUtm(new URLSearchParams(search))
  const linking = refererFrom(referrer, ownOrigin)
  const host = linking === null ? DIRECT : new URL(linking).hostname.replace(/^www\./, '')
  return {
    source: nameOf(utm_source) ?? host.slice(0, 100),
    medium: nameOf(utm_medium),
    campaign: nameOf(utm_campaign),
  }
}

/** Whether a page was reached from another page of the site. */
export function isFromOwnPage(referrer: string, ownOrigin: string): boolean {
  return URL.parse(referrer)?.origin === ownOrigin
}

function nameOf(value: string | undefined): string | null {
  if (value === undefined || value === '') return null
  const name = value.trim().toLowerCase()
  return NAME.test(name) && !/\d{6}/.test(name) ? name : UNREADABLE
}
