import type { Idea } from './idea.ts'

/** Jewellery and what is worn beside clothes. */
export const ACCESSORIES: readonly Idea[] = [
  {
    id: 'tie',
    words: {
      en: 'necktie, bow tie, ~tie',
      es: 'corbata, pajarita',
      pt: 'gravata',
      fr: 'cravate, nœud papillon',
      de: 'Krawatte, Schlips',
      ja: 'ネクタイ, 蝶ネクタイ',
      ko: '넥타이, 나비넥타이',
    },
  },
  {
    id: 'ring',
    words: {
      en: 'ring, wedding ring, engagement ring',
      es: 'anillo, anillo de boda, sortija',
      pt: 'anel, aliança',
      fr: 'bague, anneau, alliance',
      de: '~Ring, Ehering, Fingerring',
      ja: '指輪, リング, 結婚指輪',
      ko: '반지, 결혼반지',
    },
  },
  {
    id: 'diamond',
    words: {
      en: 'diamond, gem, jewel, gemstone',
      es: 'diamante, gema, joya',
      pt: 'diamante, joia, gema',
      fr: 'diamant, bijou, pierre précieuse',
      de: 'Diamant, Edelstein, Juwel',
      ja: 'ダイヤモンド, ダイヤ, 宝石',
      ko: '다이아몬드, 보석',
    },
  },
  {
    id: 'necklace',
    words: {
      en: 'necklace, jewelry, jewellery',
      es: 'collar de perlas, joyería, ~collar',
      pt: 'colar de pérolas, joalheria, ~colar',
      fr: 'collier, bijouterie',
      de: 'Halskette, Schmuck',
      ja: 'ネックレス, ジュエリー',
      ko: '목걸이, 주얼리',
    },
  },
  {
    id: 'backpack',
    words: {
      en: 'backpack, rucksack, school bag',
      es: 'mochila, morral',
      pt: 'mochila, mochila escolar',
      fr: 'sac à dos, cartable',
      de: 'Rucksack, Schulranzen',
      ja: 'リュック, バックパック, リュックサック',
      ko: '배낭, 백팩, 책가방',
    },
  },
  {
    id: 'ribbon-bow',
    words: {
      en: 'ribbon, bow ribbon, gift ribbon',
      es: 'cinta de regalo, lazo',
      pt: 'laço, fita de presente',
      fr: 'ruban, nœud de ruban',
      de: 'Geschenkband, Geschenkschleife, ~Schleife',
      ja: 'リボン',
      ko: '리본',
    },
  },
]
