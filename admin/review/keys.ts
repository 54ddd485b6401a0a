/** Every key of the desk with the message that names what it does, in the order of the list of keys. */
export const DESK_KEYS = [
  { keys: ['J', '→'], text: 'console.review.keys.next' },
  { keys: ['K'], text: 'console.review.keys.previous' },
  { keys: ['1 – 9'], text: 'console.review.keys.reasons' },
  { keys: ['M'], text: 'console.review.keys.mark' },
  { keys: ['A'], text: 'console.actions.approve' },
  { keys: ['F'], text: 'console.actions.return' },
  { keys: ['R'], text: 'console.actions.reject' },
  { keys: ['O'], text: 'console.actions.request-opinion' },
  { keys: ['X'], text: 'console.review.keys.select' },
  { keys: ['Shift X'], text: 'console.review.keys.selectAll' },
  { keys: ['Shift A'], text: 'console.review.keys.approveAll' },
  { keys: ['Shift F'], text: 'console.review.keys.returnAll' },
  { keys: ['Z'], text: 'console.review.undo' },
  { keys: ['G'], text: 'console.review.background' },
  { keys: ['S'], text: 'console.review.overlaid' },
  { keys: ['?'], text: 'console.review.keys.heading' },
] as const
