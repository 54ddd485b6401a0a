import { expect, it } from 'vitest'
import type { Locale } from '#domain/locales/locales.ts'
import { copyFaults } from './copy-rules.ts'

it.each<[Locale, string]>([
  ['en', 'Please log in.'],
  ['en', 'Your sign-in failed.'],
  ['en', 'Confirm your e-mail.'],
  ['en', 'Present password'],
  ['de', 'Meinten Sie Katze?'],
  ['fr', 'Choisis-la à nouveau.'],
  ['fr', 'Quel compte ?'],
  ['fr', 'Quel compte?'],
  ['fr', 'Licence : libre'],
  ['es', 'Lo que habéis acordado.'],
  ['es', 'Pulsa para coger.'],
  ['pt', 'Formato de ficheiro'],
  ['pt', 'Você pode descarregar tudo.'],
  ['ja', '人気:猫'],
  ['ja', '10文字以上'],
  ['ja', 'ほかのブラウザー'],
  ['ko', '링크를 보냈어요.'],
  ['fr', '{count, plural, one {# pack} other {# packs}}'],
  ['en', '{count, plural, other {# packs}}'],
])('reports a fault in %s: %s', (locale, text) => {
  expect(copyFaults(locale, text)).toHaveLength(1)
})

it.each<[Locale, string]>([
  ['en', 'Works in Figma'],
  ['en', '{count, plural, =0 {No packs} one {# pack} other {# packs}}'],
  ['de', 'Meintest du Katze?'],
  ['fr', 'Quel compte\u202f? Un lien\u00a0: https://'],
  ['fr', '{count, plural, one {# pack} many {# packs} other {# packs}}'],
  ['es', 'Escoger un color'],
  ['pt', 'Formato de arquivo'],
  ['ja', '10 文字以上（半角）：Adobe を使う'],
  ['ko', '링크를 보냈습니다.'],
  ['ko', '{count, plural, other {#개}}'],
])('accepts sound copy in %s: %s', (locale, text) => {
  expect(copyFaults(locale, text)).toEqual([])
})
