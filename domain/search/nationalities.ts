import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { EngineSynonym } from './engine-synonym.ts'

/**
 * Adjectives of the most searched countries, in every number and gender: flags are titled by the names of countries.
 * Japanese and Korean add a particle to the name instead.
 */
const ADJECTIVES: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  DE: {
    en: 'german',
    es: 'alemán alemana',
    pt: 'alemão alemã',
    fr: 'allemand allemande',
    de: 'deutsch deutsche deutscher deutsches deutschen',
  },
  FR: {
    en: 'french',
    es: 'francés francesa',
    pt: 'francês francesa',
    fr: 'français française',
    de: 'französisch französische französischer französisches französischen',
  },
  ES: {
    en: 'spanish',
    es: 'español española',
    pt: 'espanhol espanhola',
    fr: 'espagnol espagnole',
    de: 'spanisch spanische spanischer spanisches spanischen',
  },
  PT: {
    en: 'portuguese',
    es: 'portugués portuguesa',
    pt: 'português portuguesa',
    fr: 'portugais portugaise',
    de: 'portugiesisch portugiesische portugiesischer portugiesisches',
  },
  BR: {
    en: 'brazilian',
    es: 'brasileño brasileña',
    pt: 'brasileiro brasileira',
    fr: 'brésilien brésilienne',
    de: 'brasilianisch brasilianische brasilianischer brasilianisches',
  },
  IT: {
    en: 'italian',
    es: 'italiano italiana',
    pt: 'italiano italiana',
    fr: 'italien italienne',
    de: 'italienisch italienische italienischer italienisches',
  },
  JP: {
    en: 'japanese',
    es: 'japonés japonesa',
    pt: 'japonês japonesa',
    fr: 'japonais japonaise',
    de: 'japanisch japanische japanischer japanisches',
  },
  KR: {
    en: 'korean',
    es: 'coreano coreana',
    pt: 'coreano coreana',
    fr: 'coréen coréenne',
    de: 'koreanisch koreanische koreanischer koreanisches',
    ko: '한국 대한민국',
  },
  CN: {
    en: 'chinese',
    es: 'chino china',
    pt: 'chinês chinesa',
    fr: 'chinois chinoise',
    de: 'chinesisch chinesische chinesischer chinesisches',
  },
  GB: {
    en: 'british english uk',
    es: 'británico británica inglés inglesa',
    pt: 'britânico britânica inglês inglesa',
    fr: 'britannique anglais anglaise',
    de: 'britisch britische britischer britisches englisch englische',
    ja: '英国',
    ko: '영국',
  },
  US: {
    en: 'american usa',
    es: 'estadounidense americano americana',
    pt: 'americano americana norte-americano',
    fr: 'américain américaine',
    de: 'amerikanisch amerikanische amerikanischer amerikanisches',
    ja: '米国',
    ko: '미국',
  },
  CA: {
    en: 'canadian',
    es: 'canadiense',
    pt: 'canadense',
    fr: 'canadien canadienne',
    de: 'kanadisch kanadische kanadischer kanadisches',
  },
  MX: {
    en: 'mexican',
    es: 'mexicano mexicana',
    pt: 'mexicano mexicana',
    fr: 'mexicain mexicaine',
    de: 'mexikanisch mexikanische mexikanischer mexikanisches',
  },
  AR: {
    en: 'argentinian argentine',
    es: 'argentino',
    pt: 'argentino',
    fr: 'argentin',
    de: 'argentinisch argentinische argentinischer argentinisches',
  },
  IN: {
    en: 'indian',
    es: 'indio india hindú',
    pt: 'indiano indiana',
    fr: 'indien indienne',
    de: 'indisch indische indischer indisches',
  },
  RU: {
    en: 'russian',
    es: 'ruso rusa',
    pt: 'russo russa',
    fr: 'russe',
    de: 'russisch russische russischer russisches',
  },
  UA: {
    en: 'ukrainian',
    es: 'ucraniano ucraniana',
    pt: 'ucraniano ucraniana',
    fr: 'ukrainien ukrainienne',
    de: 'ukrainisch ukrainische ukrainischer ukrainisches',
  },
  PL: {
    es: 'polaco polaca',
    pt: 'polonês polonesa',
    fr: 'polonais polonaise',
    de: 'polnisch polnische polnischer polnisches',
  },
  NL: {
    en: 'dutch',
    es: 'holandés holandesa neerlandés',
    pt: 'holandês holandesa',
    fr: 'néerlandais néerlandaise hollandais hollandaise',
    de: 'niederländisch niederländische holländisch holländische',
  },
  CH: {
    en: 'swiss',
    es: 'suizo suiza',
    pt: 'suíço suíça',
    fr: 'suisse',
    de: 'Schweizer schweizerisch schweizerische',
  },
  AT: {
    en: 'austrian',
    es: 'austriaco austriaca',
    pt: 'austríaco austríaca',
    fr: 'autrichien autrichienne',
    de: 'österreichisch österreichische österreichischer österreichisches',
  },
  SE: {
    en: 'swedish',
    es: 'sueco sueca',
    pt: 'sueco sueca',
    fr: 'suédois suédoise',
    de: 'schwedisch schwedische schwedischer schwedisches',
  },
  TR: {
    en: 'turkish',
    es: 'turco turca',
    pt: 'turco turca',
    fr: 'turc turque',
    de: 'türkisch türkische türkischer türkisches',
  },
  GR: {
    en: 'greek',
    es: 'griego griega',
    pt: 'grego grega',
    fr: 'grec grecque',
    de: 'griechisch griechische griechischer griechisches',
  },
}

/** Adjectives find the names of their countries, in the language and in English. */
export function nationalitySynonyms(locale: Locale): readonly EngineSynonym[] {
  const names = [...new Set([locale, DEFAULT_LOCALE])].map(
    (spoken) => new Intl.DisplayNames([LOCALES[spoken].bcp47], { type: 'region' }),
  )
  return Object.entries(ADJECTIVES).flatMap(([code, adjectives]) => {
    const countries = names.flatMap((named) => named.of(code) ?? [])
    const spoken = [adjectives[locale], adjectives[DEFAULT_LOCALE]]
    const inputs = new Set(spoken.flatMap((words) => words?.split(' ') ?? []))
    return [...inputs]
      .filter((input) => !countries.includes(input))
      .map(
        (input, at): EngineSynonym => ({
          objectID: `nationality-${code.toLowerCase()}-${at + 1}`,
          type: 'onewaysynonym',
          input,
          synonyms: countries,
        }),
      )
  })
}
