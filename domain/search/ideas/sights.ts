import type { Idea } from './idea.ts'

/** Sights, buildings and pools. */
export const SIGHTS: readonly Idea[] = [
  {
    id: 'ferris-wheel',
    words: {
      en: 'ferris wheel, amusement park, carousel',
      es: 'noria, parque de atracciones, carrusel',
      pt: 'roda-gigante, parque de diversões, carrossel',
      fr: "grande roue, parc d'attractions, manège",
      de: 'Riesenrad, Freizeitpark, Karussell',
      ja: '観覧車, 遊園地, メリーゴーランド',
      ko: '관람차, 놀이공원, 회전목마',
    },
    drawnAs: 'big wheel, ~playground slide',
  },
  {
    id: 'lighthouse',
    words: {
      en: 'lighthouse',
      es: 'faro marino, ~faro',
      pt: 'farol marítimo, ~farol',
      fr: 'phare maritime, ~phare',
      de: 'Leuchtturm',
      ja: '灯台',
      ko: '등대',
    },
  },
  {
    id: 'temple',
    words: {
      en: 'temple, shrine, hindu temple',
      es: 'templo, santuario',
      pt: 'templo, santuário',
      fr: 'temple, sanctuaire',
      de: 'Tempel, Schrein',
      ja: '寺, 神社, 寺院',
      ko: '사원 건물, 신전, 신사',
    },
    drawnAs: '~place of worship',
  },
  {
    id: 'monument',
    words: {
      en: 'monument, landmark, statue',
      es: 'monumento, estatua',
      pt: 'monumento, estátua',
      fr: 'monument, statue',
      de: 'Denkmal, Statue, Wahrzeichen',
      ja: '記念碑, 像, 名所',
      ko: '기념비, 동상, 랜드마크',
    },
  },
  {
    id: 'swimming-pool',
    words: {
      en: 'swimming pool, pool',
      es: 'piscina, alberca',
      pt: 'piscina',
      fr: 'piscine',
      de: 'Schwimmbad, Schwimmbecken',
      ja: 'プール',
      ko: '수영장, 풀장',
    },
  },
  {
    id: 'life-ring',
    words: {
      en: 'life ring, lifebuoy, ring buoy, life preserver',
      es: 'salvavidas, flotador',
      pt: 'boia salva-vidas, salva-vidas',
      fr: 'bouée de sauvetage, bouée',
      de: 'Rettungsring',
      ja: '浮き輪, 救命浮輪',
      ko: '구명부표, 구명튜브',
    },
  },
  {
    id: 'office-tower',
    words: {
      en: 'apartment, apartment building, flat building',
      es: 'apartamento, edificio de apartamentos',
      pt: 'apartamento, prédio de apartamentos',
      fr: 'appartement, ~immeuble',
      de: 'Wohnung, Mietshaus, Apartment',
      ja: 'マンション, アパート',
      ko: '아파트, 빌라',
    },
  },
  {
    id: 'real-estate',
    words: {
      en: 'real estate, property, estate agent',
      es: 'bienes raíces, inmobiliaria',
      pt: 'imóveis, imobiliária',
      fr: 'immobilier, agence immobilière',
      de: 'Immobilien, Immobilie, Makler',
      ja: '不動産',
      ko: '부동산',
    },
    drawnAs: 'estate, house, ~key, ~building',
  },
]
