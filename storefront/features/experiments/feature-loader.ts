/** Spec section 9: requests for features are debounced by two seconds. */
export const FEATURES_DEBOUNCE_MS = 2_000

interface LoaderOptions<T> {
  readonly ask: () => Promise<T>
  readonly report: (error: unknown) => void
  readonly now: () => number
}

/**
 * Loads features before what needs them. Further loads within two seconds, and while a request is under way, share its
 * result: there is one call at a time. After a failure, which is reported, features are null (spec section 8).
 */
export function featureLoader<T>({ ask, report, now }: LoaderOptions<T>) {
  let started = Number.NEGATIVE_INFINITY
  let isUnderWay = false
  let loaded: Promise<T | null> = Promise.resolve(null)

  async function load(): Promise<T | null> {
    try {
      return await ask()
    } catch (error) {
      report(error)
      return null
    } finally {
      isUnderWay = false
    }
  }

  return (): Promise<T | null> => {
    if (isUnderWay || now() - started < FEATURES_DEBOUNCE_MS) return loaded
    started = now()
    isUnderWay = true
    loaded = load()
    return loaded
  }
}
