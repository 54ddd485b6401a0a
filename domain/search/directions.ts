import type { Locale } from '#domain/locales/locales.ts'
import { foldLetters } from './words.ts'

interface DirectionRow {
  /** Slugs of tags for the direction of a work. */
  readonly tags: readonly string[]
  /** Directions that are ranked last in a search for this one, unless it names them too. */
  readonly others: readonly string[]
  readonly words: Readonly<Record<Locale, string>>
}

/** Directions, and the words for them. Written for this product. */
const DIRECTIONS = {
  left: {
    tags: ['left'],
    others: ['right', 'up', 'down'],
    words: {
      en: 'left leftward leftwards',
      es: 'izquierda izquierdo',
      pt: 'esquerda esquerdo',
      fr: 'gauche',
      de: 'links linke linker linkes',
      ja: '左 左向き',
      ko: '왼쪽 좌측',
    },
  },
  right: {
    tags: ['right'],
    others: ['left', 'up', 'down'],
    words: {
      en: 'right rightward rightwards',
      es: 'derecha derecho',
      pt: 'direita direito',
      fr: 'droite droit',
      de: 'rechts rechte rechter rechtes',
      ja: '右 右向き',
      ko: '오른쪽 우측',
    },
  },
  up: {
    tags: ['up', 'upper', 'top', 'upward'],
    others: ['down', 'left', 'right'],
    words: {
      en: 'up upward upwards top upper',
      es: 'arriba superior',
      pt: 'cima acima superior',
      fr: 'haut supérieur',
      de: 'oben hoch aufwärts',
      ja: '上 上向き',
      ko: '위 위쪽 위로',
    },
  },
  down: {
    tags: ['down', 'lower', 'bottom', 'downward'],
    others: ['up', 'left', 'right'],
    words: {
      en: 'down downward downwards bottom lower',
      es: 'abajo inferior',
      pt: 'baixo abaixo inferior',
      fr: 'bas inférieur',
      de: 'unten runter abwärts',
      ja: '下 下向き',
      ko: '아래 아래쪽 아래로',
    },
  },
  back: {
    tags: ['back', 'backward', 'previous'],
    others: ['forward', 'right'],
    words: {
      en: 'back backward backwards',
      es: 'atrás volver',
      pt: 'voltar trás atrás',
      fr: 'retour arrière',
      de: 'zurück rückwärts',
      ja: '戻る 後ろ',
      ko: '뒤로 뒤',
    },
  },
  forward: {
    tags: ['forward', 'next'],
    others: ['back', 'left'],
    words: {
      en: 'forward forwards',
      es: 'adelante avanzar',
      pt: 'avançar frente adiante',
      fr: 'avant avancer',
      de: 'vorwärts weiter',
      ja: '進む 前',
      ko: '앞으로 앞',
    },
  },
} as const satisfies Readonly<Record<string, DirectionRow>>

type Direction = keyof typeof DIRECTIONS

/**
 * Slugs of the tags for directions other than the searched one: none where no direction is named, and none of a
 * direction that is named too ("up left").
 */
export function oppositeTags(says: (word: string) => boolean, locale: Locale): readonly string[] {
  const named = NAMES.filter((name) => DIRECTIONS[name].words[locale].split(' ').some(says))
  const others = new Set<Direction>(named.flatMap((name) => DIRECTIONS[name].others))
  return [...others].filter((name) => !named.includes(name)).flatMap((name) => DIRECTIONS[name].tags)
}

/** Whether a folded word names a direction, as in "thumbs up" and "Pfeil links": it modifies the word before it. */
export function isDirection(folded: string, locale: Locale): boolean {
  return [...PARTICLES[locale], ...NAMES.flatMap((name) => DIRECTIONS[name].words[locale].split(' '))].some(
    (word) => foldLetters(word) === folded,
  )
}

/** Of verbs: "log out", "switch off". */
const PARTICLES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['out', 'off', 'over', 'away'],
  es: [],
  pt: [],
  fr: [],
  de: ['aus', 'ein', 'ab'],
  ja: [],
  ko: [],
}

const NAMES = Object.keys(DIRECTIONS) as readonly Direction[]
