import type { Pattern } from '../charts/patterns.ts'
import type { EarnedBy } from './buckets.ts'

export const EARNED_PATTERNS: Readonly<Record<EarnedBy, Pattern>> = {
  downloads: 'solid',
  sales: 'slopes',
  reversed: 'dots',
}
