import {
  AUTHORS,
  CATALOGUE_OWNERS,
  CONTRIBUTORS,
  type CommandRow,
  PUBLISHERS,
  REVIEWERS,
  SENIOR_REVIEWERS,
  staff,
} from './holders.ts'

/** Commands on works: their originals, review, takedowns, reports and requests. */
export const WORK_COMMANDS = {
  'revision.upload': {
    description: 'Send a file as the next original of an item',
    holders: { contributor: 'own', ...PUBLISHERS },
  },
  'revision.publish': {
    description: 'Show a processed original of an item to the public, in place of the one before',
    holders: PUBLISHERS,
  },
  'submission.read': {
    description: 'Read submissions with their lint results and their history',
    holders: { ...AUTHORS, 'contributor-viewer': 'team', ...REVIEWERS, ...staff('editor', 'support') },
  },
  'submission.create': {
    description: 'Upload a file as a new draft',
    holders: AUTHORS,
  },
  'submission.edit': {
    description: 'Change the title, keywords and other details of a draft',
    holders: AUTHORS,
  },
  'submission.replace-file': {
    description: 'Send another file for a draft, or after changes were requested',
    holders: AUTHORS,
  },
  'submission.revise': {
    description: 'Send a new revision of a live work, with what changed',
    holders: AUTHORS,
  },
  'submission.submit': {
    description: 'Hand finished work in for review, or hand it in again after changes',
    holders: AUTHORS,
  },
  'submission.withdraw': {
    description: 'Take work back before it is decided',
    holders: AUTHORS,
  },
  'submission.lease': {
    description: 'Reserve the next submission for a review of limited time',
    holders: REVIEWERS,
  },
  'submission.release': {
    description: 'Give a reserved submission back without a decision',
    holders: REVIEWERS,
  },
  'submission.approve': {
    description: 'Accept a submission for publication',
    holders: REVIEWERS,
  },
  'submission.return': {
    description: 'Send a submission back for changes, with reasons',
    holders: REVIEWERS,
  },
  'submission.reject': {
    description: 'Refuse a submission for good, with reasons',
    holders: REVIEWERS,
  },
  'submission.request-opinion': {
    description: 'Ask another reviewer to look at a submission before it is decided',
    holders: REVIEWERS,
  },
  'submission.undo': {
    description: "Take one's own decision back within ten seconds",
    holders: REVIEWERS,
  },
  'submission.publish': {
    description: 'Publish an approved submission; only the worker does so',
    holders: {},
  },
  'submission.schedule': {
    description: 'Plan the publication of approved work at its date; only the worker does so',
    holders: {},
  },
  'submission.reschedule': {
    description: 'Change the date of a planned publication, or publish at once',
    holders: { ...AUTHORS, ...REVIEWERS },
  },
  'submission.unschedule': {
    description: 'Cancel a planned publication; the work is a draft again',
    holders: { ...AUTHORS, ...REVIEWERS },
  },
  'submission.expire': {
    description: 'Withdraw work whose changes were not made in time; only the worker does so',
    holders: {},
  },
  'appeal.file': {
    description: 'Ask for a second decision by another reviewer on rejected work',
    holders: AUTHORS,
  },
  'appeal.decide': {
    description: 'Decide an appeal against the decision of another reviewer',
    holders: SENIOR_REVIEWERS,
  },
  'review-agreement.read': {
    description: 'See how often a blind second review agrees with the first decision',
    holders: SENIOR_REVIEWERS,
  },
  'work-request.read': {
    description: 'Read what contributors are asked for',
    holders: {
      contributor: 'all',
      'contributor-owner': 'all',
      'contributor-editor': 'all',
      'contributor-viewer': 'all',
      ...staff('admin', 'manager', 'editor'),
    },
  },
  'work-request.create': {
    description: 'Ask contributors for works that people searched for in vain',
    holders: staff('admin', 'manager', 'editor'),
  },
  'work-request.close': {
    description: 'Close a request to contributors, with a reason',
    holders: staff('admin', 'manager', 'editor'),
  },
  'statistics.read': {
    description: "Read the views and downloads of a contributor's works by day and country",
    holders: { ...AUTHORS, 'contributor-viewer': 'team' },
  },
  'asset.rest': {
    description: 'Take a published asset out of search and listings',
    holders: { ...CONTRIBUTORS, ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.retire': {
    description: 'End the publication of an asset; its licences stay valid',
    holders: { ...CONTRIBUTORS, ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.reprice': {
    description: "Change the price of one's own published asset, or offer it free",
    holders: CONTRIBUTORS,
  },
  'asset.restore': {
    description: 'Publish a resting or retired asset again',
    holders: { ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.remove': {
    description: 'Take an asset down for good, with its files and for every user',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.read': {
    description: "Read the cases of rights holders' claims; contributors see no address of a claimant",
    holders: { contributor: 'own', ...staff('admin', 'manager', 'support') },
  },
  'takedown.note': {
    description: 'Write a note for staff on the case of a claim',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.add-evidence': {
    description: 'Add a file of evidence to the case of a claim',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.confirm': {
    description: "Confirm a claim; only the link in the claimant's mail does so",
    holders: {},
  },
  'takedown.accept': {
    description: 'Examine a claim, and hide its works meanwhile',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.hear': {
    description:
      'Ask the contributor to answer a claim within seven days: in their account, or by a mailed link without one',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.answer': {
    description: "Answer a claim against one's own works",
    holders: { contributor: 'own' },
  },
  'takedown.lapse': {
    description: 'End a hearing whose time has passed; only the worker does so',
    holders: {},
  },
  'takedown.uphold': {
    description: 'Decide for the claimant, and remove the works',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.reject': {
    description: 'Decide against the claimant; the works are as before',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.withdraw': {
    description: 'Record that the claimant took a claim back; the works are as before',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.counter-claim': {
    description: "Contradict the removal of one's own works, once",
    holders: { contributor: 'own' },
  },
  'takedown.restore': {
    description: 'Decide a counter-claim for the contributor; the works are as before',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.dismiss': {
    description: 'Decide a counter-claim against the contributor; the works stay removed',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.close': {
    description: 'Close an upheld claim that nobody contradicted in time; only the worker does so',
    holders: {},
  },
  'report.read': {
    description: 'Read the reports of users about works',
    holders: staff('admin', 'manager', 'editor', 'support'),
  },
  'report.dismiss': {
    description: 'Close a report that asks for nothing',
    holders: staff('admin', 'manager', 'editor', 'support'),
  },
  'report.hide': {
    description: 'Take a reported work out of search and listings',
    holders: staff('admin', 'manager', 'editor'),
  },
  'report.retire': {
    description: 'End the publication of a reported work',
    holders: staff('admin', 'manager', 'editor'),
  },
  'report.open-case': {
    description: 'Open a takedown case for a reported work',
    holders: staff('admin', 'manager', 'support'),
  },
} as const satisfies Record<`${string}.${string}`, CommandRow>
