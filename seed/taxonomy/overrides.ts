import type { WordTable } from './word-table.ts'

/**
 * Terms that CLDR's emoji translate in another sense and that are not words of a category: `new` as the new moon. A
 * person chose each translation.
 */
export const OVERRIDES: WordTable = {
  type: ['tipo', 'tipo', 'type', 'Typ', 'タイプ', '유형'],
  new: ['nuevo', 'novo', 'nouveau', 'neu', '新規', '새로운'],
  speed: ['velocidad', 'velocidade', 'vitesse', 'Geschwindigkeit', '速度', '속도'],
  'magnifying glass': ['lupa', 'lupa', 'loupe', 'Lupe', '虫眼鏡', '돋보기'],
}
