/** Options of the local API that make a call with the permissions of an editor. */
export const AS_EDITOR = {
  overrideAccess: false,
  user: { id: 'editor', collection: 'users', email: 'editor@example.com', roles: ['editor'] } as never,
  depth: 0,
} as const
