import type { Idea } from './idea.ts'

/** Vehicles that are searched for less than cars and trains. */
export const MORE_VEHICLES: readonly Idea[] = [
  {
    id: 'van',
    words: {
      en: 'van, minivan, minibus',
      es: 'furgoneta, camioneta, minibús',
      pt: 'van, furgão, micro-ônibus',
      fr: 'camionnette, fourgon, minibus',
      de: 'Transporter, Kleinbus, ~Lieferwagen',
      ja: 'バン車, ワゴン車, ミニバン',
      ko: '승합차, 밴 차량, 미니밴',
    },
    drawnAs: '~bus, ~truck',
  },
  {
    id: 'pickup',
    words: {
      en: 'pickup truck, pickup',
      es: 'camioneta pickup',
      pt: 'caminhonete, picape',
      fr: 'pick-up',
      de: 'Pick-up, Pritschenwagen',
      ja: 'ピックアップトラック',
      ko: '픽업트럭, 픽업 트럭',
    },
  },
  {
    id: 'excavator',
    words: {
      en: 'excavator, digger, bulldozer, construction vehicle',
      es: 'excavadora, retroexcavadora',
      pt: 'escavadeira, retroescavadeira',
      fr: 'pelleteuse, bulldozer, excavatrice',
      de: 'Bagger, Baggerlader',
      ja: 'ショベルカー, 重機, ブルドーザー',
      ko: '굴착기, 포크레인, 불도저',
    },
  },
  {
    id: 'forklift',
    words: {
      en: 'forklift, forklift truck',
      es: 'montacargas, carretilla elevadora',
      pt: 'empilhadeira',
      fr: 'chariot élévateur',
      de: 'Gabelstapler',
      ja: 'フォークリフト',
      ko: '지게차',
    },
  },
  {
    id: 'crane',
    words: {
      en: 'construction crane, tower crane, ~crane',
      es: 'grúa de construcción, ~grúa',
      pt: 'guindaste',
      fr: 'grue de chantier, ~grue',
      de: 'Baukran, ~Kran',
      ja: '建設クレーン, クレーン',
      ko: '크레인, 타워 크레인',
    },
  },
  {
    id: 'bus-stop',
    words: {
      en: 'bus stop, bus station',
      es: 'parada de autobús, parada de bus',
      pt: 'ponto de ônibus, parada de ônibus',
      fr: 'arrêt de bus, abribus',
      de: 'Bushaltestelle, Haltestelle',
      ja: 'バス停',
      ko: '버스 정류장',
    },
    drawnAs: '~bus',
  },
  {
    id: 'skateboard',
    words: {
      en: 'skateboard, skate, roller skate',
      es: 'monopatín, patineta, patín',
      pt: 'prancha de skate, skate, patins',
      fr: 'planche à roulettes, skateboard, patin',
      de: 'Skateboard, Rollschuh',
      ja: 'スケートボード, スケボー',
      ko: '스케이트보드, 롤러스케이트',
    },
  },
  {
    id: 'hot-air-balloon',
    words: {
      en: 'hot air balloon',
      es: 'globo aerostático',
      pt: 'balão de ar quente',
      fr: 'montgolfière',
      de: 'Heißluftballon',
      ja: '熱気球, 気球',
      ko: '열기구',
    },
  },
  {
    id: 'parachute',
    words: {
      en: 'parachute, skydiving',
      es: 'paracaídas',
      pt: 'paraquedas',
      fr: 'parachute',
      de: 'Fallschirm',
      ja: 'パラシュート',
      ko: '낙하산',
    },
  },
  {
    id: 'submarine',
    words: {
      en: 'submarine',
      es: 'submarino',
      pt: 'submarino',
      fr: 'sous-marin',
      de: 'U-Boot, Unterseeboot',
      ja: '潜水艦',
      ko: '잠수함',
    },
  },
  {
    id: 'cable-car',
    words: {
      en: 'cable car, ropeway, gondola lift, aerial tramway',
      es: 'teleférico',
      pt: 'teleférico, bondinho',
      fr: 'téléphérique, télécabine',
      de: 'Seilbahn, Gondelbahn',
      ja: 'ロープウェイ, ケーブルカー',
      ko: '케이블카',
    },
  },
]
