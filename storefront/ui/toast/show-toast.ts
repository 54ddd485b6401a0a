import type { Toast } from '#storefront/ui/toast/toast.ts'

/** Shows a toast in place of the one before (spec section 5). What draws them is loaded with the first. */
export async function showToast(toast: Toast): Promise<void> {
  const { displayToast } = await import('#storefront/ui/toast/toast-stage.tsx')
  await displayToast(toast)
}
