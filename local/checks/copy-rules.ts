import type { Locale } from '#domain/locales/locales.ts'

interface ForbiddenWord {
  readonly pattern: RegExp
  readonly write: string
}

/** Words that the interface and the mails do not use, and what to write instead. */
const FORBIDDEN: Readonly<Record<Locale, readonly ForbiddenWord[]>> = {
  en: [
    { pattern: /\bplease\b/i, write: 'the request without it' },
    { pattern: /\bsign(?:ed|ing|s)?[ -](?:in|out)\b/i, write: 'log in, log out' },
    { pattern: /\be-mails?\b/i, write: 'email' },
    { pattern: /\bpresent (?:password|terms)\b/i, write: 'current' },
    { pattern: /\bsmall letters\b/i, write: 'lowercase letters' },
    { pattern: /\b(?:somebody|everybody|nobody|whoever)\b/i, write: 'the role, or rephrase' },
    { pattern: /\b(?:works|artworks)\b(?! (?:in|too|once))/, write: 'asset' },
  ],
  de: [
    { pattern: /\bMeinten Sie\b|\bIhre?[nmrs]?\b(?! (?:Konto|Datei)en)|\bBitte\b/, write: 'du, ohne Bitte' },
  ],
  fr: [{ pattern: /(?<!\p{L})(?:Choisis|Vérifie|Essaie|Saisis|tu|ton|ta|tes)(?!\p{L})/u, write: 'vous' }],
  es: [
    { pattern: /\b\p{L}*(?:áis|éis)\b|\bvosotr[oa]s\b/iu, write: 'tú' },
    { pattern: /\bcog(?:e|er|ed|es|ido|ida|emos|en)\b/i, write: 'tomar, levantar' },
  ],
  pt: [
    {
      pattern: /ficheiro|descarreg|\bcastanh|cinzent|\becrã|\btelemóvel|\butilizador/i,
      write: 'Brazilian words',
    },
  ],
  ja: [
    { pattern: /ブラウザー|端末|制作者|コントリビューター/, write: 'ブラウザ, デバイス, クリエイター' },
    { pattern: /[ぁ-んァ-ヶ一-龠][:()]|[:()][ぁ-んァ-ヶ一-龠]/, write: 'full-width ： （ ）' },
    {
      pattern: /[ぁ-んァ-ヶ一-龠][A-Za-z0-9#]|[A-Za-z0-9#][ぁ-んァ-ヶ一-龠]/,
      write: 'a space beside Latin letters and numbers',
    },
  ],
  ko: [
    { pattern: /(?:어|아|해|돼|예|려|워|져|여)요(?![가-힣])/, write: '합니다체' },
    { pattern: /제작자|기여자|독점|내려받/, write: '크리에이터, 단독, 다운로드' },
  ],
}

/** What is wrong with one text of the interface or of a mail, in words; none for a sound one. */
export function copyFaults(locale: Locale, text: string): readonly string[] {
  const prose = text.replaceAll(/\{\w+\}/g, '…')
  const words = FORBIDDEN[locale].flatMap(({ pattern, write }) => {
    const found = pattern.exec(prose)?.[0]
    return found === undefined ? [] : [`says "${found}" (write: ${write})`]
  })
  return [...words, ...spacingFaults(locale, text), ...pluralFaults(locale, text)]
}

/** French sets a no-break space before `: ; ? !` and inside guillemets (Imprimerie nationale). */
function spacingFaults(locale: Locale, text: string): readonly string[] {
  if (locale !== 'fr') return []
  return / [:;?!»]|« |[^\s\u00a0\u202f][;?!»]/u.test(text.replaceAll(/https?:\S*|\{[^{}]*\}/g, 'x'))
    ? ['has an ordinary space, or none, where French has a no-break space']
    : []
}

/** The categories of CLDR that each plural of the text lacks. */
function pluralFaults(locale: Locale, text: string): readonly string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return text
    .split(/,\s*plural\s*,/)
    .slice(1)
    .flatMap((cases) => {
      const missing = needed.filter((category) => !new RegExp(`(?:^|\\s)${category}\\s*\\{`).test(cases))
      return missing.length > 0 ? [`has a plural without ${missing.join(', ')}`] : []
    })
}
