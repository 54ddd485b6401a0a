import type { Idea } from './idea.ts'

/** Fruit and nuts. */
export const FRUIT: readonly Idea[] = [
  {
    id: 'orange-fruit',
    words: {
      en: 'orange fruit, tangerine, mandarin, ~orange',
      es: 'mandarina, ~naranja',
      pt: 'tangerina, mexerica, ~laranja',
      fr: 'mandarine, clémentine, ~orange',
      de: 'Mandarine, Apfelsine, ~Orange',
      ja: 'みかん, ~オレンジ',
      ko: '귤, 감귤, ~오렌지',
    },
  },
  {
    id: 'peach',
    words: {
      en: 'peach, nectarine',
      es: 'melocotón, durazno',
      pt: 'pêssego',
      fr: 'pêche fruit, ~pêche',
      de: 'Pfirsich',
      ja: '桃, もも, ピーチ',
      ko: '복숭아',
    },
  },
  {
    id: 'pear',
    words: {
      en: 'pear',
      es: 'pera fruta, ~pera',
      pt: 'pera',
      fr: 'poire',
      de: 'Birne Obst, ~Birne',
      ja: '洋梨, 梨',
      ko: '~배 과일, 서양배',
    },
  },
  {
    id: 'mango',
    words: {
      en: 'mango',
      es: 'mango fruta, ~mango',
      pt: 'manga fruta, ~manga',
      fr: 'mangue',
      de: 'Mango',
      ja: 'マンゴー',
      ko: '망고',
    },
  },
  {
    id: 'kiwi',
    words: {
      en: 'kiwi fruit, ~kiwi',
      es: 'kiwi',
      pt: 'kiwi',
      fr: 'kiwi',
      de: 'Kiwi',
      ja: 'キウイ, キウイフルーツ',
      ko: '키위',
    },
  },
  {
    id: 'melon',
    words: {
      en: 'melon, honeydew',
      es: 'melón',
      pt: 'melão',
      fr: 'melon',
      de: 'Melone',
      ja: 'メロン',
      ko: '멜론',
    },
  },
  {
    id: 'blueberry',
    words: {
      en: 'blueberry, blackberry fruit',
      es: 'arándano, arándanos, mora azul',
      pt: 'mirtilo',
      fr: 'myrtille, mûre fruit',
      de: 'Blaubeere, Heidelbeere, Brombeere',
      ja: 'ブルーベリー',
      ko: '블루베리',
    },
  },
  {
    id: 'coconut',
    words: {
      en: 'coconut',
      es: 'coco',
      pt: 'coco fruta, ~coco',
      fr: 'noix de coco',
      de: 'Kokosnuss',
      ja: 'ココナッツ, ヤシの実',
      ko: '코코넛',
    },
  },
  {
    id: 'nut-food',
    words: {
      en: 'peanut, chestnut, acorn, ~nut',
      es: 'cacahuete, cacahuate, castaña, ~nuez',
      pt: 'amendoim, castanha, ~noz',
      fr: 'cacahuète, arachide, châtaigne, ~noix',
      de: 'Erdnuss, Kastanie, Eichel',
      ja: 'ピーナッツ, 栗, どんぐり',
      ko: '땅콩, 밤 견과, 도토리',
    },
  },
]
