import type { Idea } from './idea.ts'

/** Vegetables. */
export const VEGETABLES: readonly Idea[] = [
  {
    id: 'corn',
    words: {
      en: 'corn, maize, ear of corn, sweetcorn',
      es: 'maíz, mazorca, elote',
      pt: 'milho, espiga de milho',
      fr: 'maïs, épi de maïs',
      de: 'Mais, Maiskolben',
      ja: 'とうもろこし, トウモロコシ, コーン',
      ko: '옥수수',
    },
  },
  {
    id: 'potato',
    words: {
      en: 'potato',
      es: 'patata, ~papa',
      pt: 'batata',
      fr: 'pomme de terre, patate',
      de: 'Kartoffel',
      ja: 'じゃがいも, ジャガイモ, ポテト',
      ko: '감자',
    },
  },
  {
    id: 'onion',
    words: {
      en: 'onion',
      es: 'cebolla',
      pt: 'cebola',
      fr: 'oignon',
      de: 'Zwiebel',
      ja: '玉ねぎ, タマネギ',
      ko: '양파',
    },
  },
  {
    id: 'garlic',
    words: {
      en: 'garlic',
      es: 'ajo',
      pt: 'alho',
      fr: "gousse d'ail, ~ail",
      de: 'Knoblauch',
      ja: 'にんにく, ニンニク',
      ko: '마늘',
    },
  },
  {
    id: 'pepper-vegetable',
    words: {
      en: 'bell pepper, hot pepper, chili pepper, ~pepper',
      es: 'pimiento, ají, chile picante, guindilla',
      pt: 'pimentão, pimenta',
      fr: 'poivron, piment',
      de: 'Paprika, Chili, Peperoni',
      ja: '唐辛子, ピーマン, パプリカ',
      ko: '고추, 피망, 파프리카',
    },
  },
  {
    id: 'cucumber',
    words: {
      en: 'cucumber, pickle',
      es: 'pepino, pepinillo',
      pt: 'pepino, picles',
      fr: 'concombre, cornichon',
      de: 'Gurke, Salatgurke',
      ja: 'きゅうり, キュウリ',
      ko: '오이',
    },
  },
  {
    id: 'broccoli',
    words: {
      en: 'broccoli',
      es: 'brócoli',
      pt: 'brócolis',
      fr: 'brocoli',
      de: 'Brokkoli',
      ja: 'ブロッコリー',
      ko: '브로콜리',
    },
  },
  {
    id: 'eggplant',
    words: {
      en: 'eggplant, aubergine',
      es: 'berenjena',
      pt: 'berinjela',
      fr: 'aubergine',
      de: 'Aubergine',
      ja: 'なす, ナス, 茄子',
      ko: '가지 채소',
    },
  },
  {
    id: 'lettuce',
    words: {
      en: 'leafy green, lettuce, cabbage, kale',
      es: 'lechuga, repollo',
      pt: 'alface, repolho, couve',
      fr: 'laitue, chou légume',
      de: 'Kopfsalat, Kohl, Grünkohl',
      ja: 'レタス, キャベツ, 白菜',
      ko: '상추, 양배추, 배추',
    },
  },
]
