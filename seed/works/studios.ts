import type { SeedContributor } from '#seed/seed-item.ts'

/** The project's own studios: the only contributors of the seed with an account, and the only ones who sell. */
export const STUDIOS = {
  studio: { username: 'motif-studio', name: 'Motif Studio', type: 'team', url: null, claimed: true },
  motion: { username: 'motif-motion', name: 'Motif Motion', type: 'team', url: null, claimed: true },
  depth: { username: 'motif-depth', name: 'Motif Depth', type: 'team', url: null, claimed: true },
  print: { username: 'motif-print', name: 'Motif Print', type: 'team', url: null, claimed: true },
} as const satisfies Record<string, SeedContributor>
