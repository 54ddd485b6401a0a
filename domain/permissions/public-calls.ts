import type { Command } from '#domain/permissions/commands.ts'

/** Calls that every visitor may make, under `/api`: the public library. Account calls are in `people.ts`. */
export const PUBLIC_CALLS = [
  'get /v2/home',
  'get /v2/kinds',
  'get /v2/menu',
  'get /v2/announcements',
  'get /v2/licences',
  'get /v2/listings',
  'get /v2/suggest',
  'get /v2/suggest/results',
  'get /v2/addresses/:form/:slug',
  'get /v2/items/:slug',
  'get /v2/redirects',
  'get /v2/packs/:slug',
  'get /v2/bundles/:slug',
  'get /v2/categories',
  'get /v2/categories/covers',
  'get /v2/overviews/:kind',
  'get /v2/keywords',
  'get /v2/styles',
  'get /v2/tags',
  'get /v2/collections',
  'get /v2/collections/:slug',
  'get /v2/contributors',
  'get /v2/contributors/:contributor',
  'get /v2/landing-pages',
  'get /v2/landing-pages/links',
  'get /v2/landing-pages/:place/:slug',
  'get /v2/legal-pages/:slug',
  'get /v2/waiting-times',
  'get /v2/takedowns/counts',
  'post /v2/downloads',
  'post /v2/views',
  'post /v2/picture-searches',
  'get /v2/picture-searches/:hash/exists',
  'get /v2/picture-searches/:hash',
  // The specification requires this address for Google's one-tap sign-in.
  'post /register/google-yolo-one-tap/callback',
] as const

/** Calls of the panel beside Payload's REST, and the command that each runs. */
export const PANEL_CALLS = {
  'post /panel/items/:id/revisions': 'revision.upload',
  'post /panel/items/:id/revisions/:revision/publish': 'revision.publish',
} as const satisfies Record<string, Command>

/** Reads of the console: for users with a desk; a resource for its readers (`domain/contract/console/resources.ts`). */
export const CONSOLE_READS = [
  'get /console/session',
  'get /console/profile',
  'get /console/numbers',
  'get /console/submissions/options',
  'get /console/takedowns/:id/evidence/:file',
  'get /console/:resource',
  'get /console/:resource/export',
  'get /console/:resource/:id',
] as const

/** What the console does, and the command that each call runs. */
export const CONSOLE_COMMAND_CALLS = {
  'post /console/items/:id/publish-revision': 'revision.publish',
  'post /console/items/:id/rest': 'asset.rest',
  'post /console/items/:id/retire': 'asset.retire',
  'post /console/items/:id/restore': 'asset.restore',
  'post /console/items/:id/remove': 'asset.remove',
  'post /console/profile': 'profile.edit',
  'post /console/submissions': 'submission.create',
  'post /console/submissions/lease-next': 'submission.lease',
  'post /console/submissions/:id/edit': 'submission.edit',
  'post /console/submissions/:id/submit': 'submission.submit',
  'post /console/submissions/:id/withdraw': 'submission.withdraw',
  'post /console/submissions/:id/lease': 'submission.lease',
  'post /console/submissions/:id/release': 'submission.release',
  'post /console/submissions/:id/approve': 'submission.approve',
  'post /console/submissions/:id/return': 'submission.return',
  'post /console/submissions/:id/reject': 'submission.reject',
  'post /console/submissions/:id/request-opinion': 'submission.request-opinion',
  'post /console/submissions/:id/undo': 'submission.undo',
  'post /console/submissions/:id/appeal': 'appeal.file',
  'post /console/takedowns/:id/accept': 'takedown.accept',
  'post /console/takedowns/:id/hear': 'takedown.hear',
  'post /console/takedowns/:id/answer': 'takedown.answer',
  'post /console/takedowns/:id/uphold': 'takedown.uphold',
  'post /console/takedowns/:id/reject': 'takedown.reject',
  'post /console/takedowns/:id/withdraw': 'takedown.withdraw',
  'post /console/takedowns/:id/counter-claim': 'takedown.counter-claim',
  'post /console/takedowns/:id/restore': 'takedown.restore',
  'post /console/takedowns/:id/dismiss': 'takedown.dismiss',
  'post /console/takedowns/:id/note': 'takedown.note',
  'post /console/takedowns/:id/evidence': 'takedown.add-evidence',
} as const satisfies Record<string, Command>
