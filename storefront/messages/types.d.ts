import type { Locale } from '#domain/locales/locales.ts'
import type messages from './en.json'

/** English decides which texts there are; the other languages are checked against it. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
