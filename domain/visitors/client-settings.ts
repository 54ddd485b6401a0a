/**
 * What a browser remembers of a visitor (spec section 3, "Client settings"). The palette settings
 * (domain/brand-palettes/settings.ts), closed announcements and the consent to cookies have stores of their own, because
 * pages read them before the scripts are loaded.
 */
export interface ClientSettings {
  /** ISO 3166, as the last arrival named it. */
  readonly country: string | null
  /** The kind that a search starts with. */
  readonly defaultAsset: string
  readonly foregroundColor: string
  readonly uniconsLayoutView: 'grid' | 'list'
  readonly finishedTours: readonly string[]
  readonly showedUpdatePaymentDetailsModal: boolean
  readonly showSaveToWorkspaceModal: boolean
  readonly utmQueries: Readonly<Record<string, string>>
  /** When the notification of an agent was first shown, in milliseconds since 1970, by agent. */
  readonly firstTimeSprinkles: Readonly<Record<string, number>>
  readonly freeWatermarkDownloadCount: number
  /** Downloads of Lottie animations without an account (spec section 3, "Counters"). */
  readonly lottieItemDownloads: number
  readonly lpGiftAnimationShown: boolean
}

export const CLIENT_SETTINGS: ClientSettings = {
  country: null,
  defaultAsset: 'illustration',
  foregroundColor: '#6563FF',
  uniconsLayoutView: 'grid',
  finishedTours: [],
  showedUpdatePaymentDetailsModal: false,
  showSaveToWorkspaceModal: true,
  utmQueries: {},
  firstTimeSprinkles: {},
  freeWatermarkDownloadCount: 0,
  lottieItemDownloads: 0,
  lpGiftAnimationShown: false,
}

/** The stored settings: each that is absent or of another type than its default counts as the default. */
export function readClientSettings(stored: unknown): ClientSettings {
  if (typeof stored !== 'object' || stored === null) return CLIENT_SETTINGS
  const values = stored as Readonly<Record<string, unknown>>
  const read = Object.entries(CLIENT_SETTINGS).map(([name, standard]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return [name, isLike(value, standard) ? value : standard]
  })
  return Object.fromEntries(read) as ClientSettings
}

function isLike(value: unknown, standard: unknown): boolean {
  if (standard === null) return value === null || typeof value === 'string'
  return (
    typeof value === typeof standard && value !== null && Array.isArray(value) === Array.isArray(standard)
  )
}
