/** Widths in pixels at which a vector or a model is offered as PNG (domain.md, "Entitlement and quotas"). */
export const DOWNLOAD_WIDTHS = [64, 128, 256, 512, 1024, 2048] as const
export type DownloadWidth = (typeof DOWNLOAD_WIDTHS)[number]

export function isDownloadWidth(width: number): width is DownloadWidth {
  return DOWNLOAD_WIDTHS.some((offered) => offered === width)
}
