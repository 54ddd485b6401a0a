import { REASON_CODES, REASONS } from '#domain/review/reasons.ts'

/** Every key of the desk with the message that names what it does, in the order of the list of keys. */
export const DESK_KEYS = [
  { keys: ['J', '→'], text: 'console.review.keys.next' },
  { keys: ['K'], text: 'console.review.keys.previous' },
  ...REASON_CODES.map((reason) => ({
    keys: [REASONS[reason].key.toUpperCase()],
    text: `console.reasons.${reason}`,
  })),
  { keys: ['M'], text: 'console.review.keys.mark' },
  { keys: ['A'], text: 'console.actions.approve' },
  { keys: ['F'], text: 'console.actions.return' },
  { keys: ['R'], text: 'console.actions.reject' },
  { keys: ['O'], text: 'console.actions.request-opinion' },
  { keys: ['N'], text: 'console.review.keys.note' },
  { keys: ['T'], text: 'console.review.keys.keywords' },
  { keys: ['X'], text: 'console.review.keys.select' },
  { keys: ['Shift X'], text: 'console.review.keys.selectAll' },
  { keys: ['Shift A'], text: 'console.review.keys.approveAll' },
  { keys: ['Shift F'], text: 'console.review.keys.returnAll' },
  { keys: ['Shift R'], text: 'console.review.keys.rejectAll' },
  { keys: ['Z'], text: 'console.review.undo' },
  { keys: ['G'], text: 'console.review.background' },
  { keys: ['P'], text: 'console.review.keys.player' },
  { keys: ['S'], text: 'console.review.keys.overlay' },
  { keys: ['?'], text: 'console.review.keys.heading' },
] as const
