import type { Idea } from './idea.ts'

/** Sweets, bakery and drinks. */
export const SWEETS_AND_DRINKS: readonly Idea[] = [
  {
    id: 'croissant',
    words: {
      en: 'croissant, pastry, ~bakery',
      es: 'cruasán, bollería, ~panadería',
      pt: 'croissant, pão doce, ~padaria',
      fr: 'croissant, viennoiserie, ~boulangerie',
      de: 'Croissant, Gebäck, ~Bäckerei',
      ja: 'クロワッサン, ~パン屋',
      ko: '크루아상, 크로와상, ~빵집',
    },
  },
  {
    id: 'pancake',
    words: {
      en: 'pancake, waffle, crepe',
      es: 'tortita, panqueque, gofre, crepe',
      pt: 'panqueca, waffle',
      fr: 'crêpe, gaufre, pancake',
      de: 'Pfannkuchen, Waffel',
      ja: 'パンケーキ, ワッフル, ホットケーキ',
      ko: '팬케이크, 와플',
    },
  },
  {
    id: 'chocolate',
    words: {
      en: 'chocolate, chocolate bar, cocoa',
      es: 'chocolate, tableta de chocolate, cacao',
      pt: 'chocolate, barra de chocolate, cacau',
      fr: 'chocolat, tablette de chocolat, cacao',
      de: 'Schokolade, Schokoriegel, Kakao',
      ja: 'チョコレート, チョコ, ココア',
      ko: '초콜릿, 초코',
    },
  },
  {
    id: 'cookie',
    words: {
      en: 'cookie, biscuit, website cookies',
      es: 'galleta, cookie',
      pt: 'biscoito, bolacha, cookie',
      fr: 'biscuit, cookie, gâteau sec',
      de: 'Keks, Plätzchen, Cookie',
      ja: 'クッキー, ビスケット',
      ko: '쿠키, 비스킷, 과자',
    },
  },
  {
    id: 'juice',
    words: {
      en: 'juice, fruit juice, smoothie, soda, soft drink',
      es: 'zumo, refresco, batido, ~jugo',
      pt: 'suco, refrigerante, sumo de fruta',
      fr: 'jus de fruit, boisson gazeuse, ~jus',
      de: 'Fruchtsaft, Limonade, ~Saft',
      ja: 'ジュース, ソーダ, スムージー',
      ko: '주스, 탄산음료, 스무디',
    },
    drawnAs: 'cup with straw, ~glass water',
  },
  {
    id: 'bottle',
    words: {
      en: 'bottle, water bottle',
      es: 'botella',
      pt: 'garrafa, vidro de bebida',
      fr: 'bouteille',
      de: 'Flasche',
      ja: 'ボトル, 瓶, 水筒',
      ko: '병 음료, 물병, 유리병',
    },
  },
  {
    id: 'champagne',
    words: {
      en: 'champagne, sparkling wine, bottle with popping cork',
      es: 'champán, cava',
      pt: 'champanhe, espumante',
      fr: 'champagne, vin mousseux',
      de: 'Champagner, Sekt',
      ja: 'シャンパン, スパークリングワイン',
      ko: '샴페인',
    },
  },
  {
    id: 'salt',
    words: {
      en: 'salt, salt shaker',
      es: 'salero, ~sal',
      pt: 'saleiro, ~sal',
      fr: 'salière, ~sel',
      de: 'Salz, Salzstreuer',
      ja: '食塩, 塩',
      ko: '소금',
    },
  },
]
