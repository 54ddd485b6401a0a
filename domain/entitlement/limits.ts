/**
 * Downloads per user and hour: far above what a person needs, so that it stops only scripts. Guests have a lower limit
 * (the panel's download settings).
 */
export const PERSON_DOWNLOADS_PER_HOUR = 300

/** What holds until staff change the download settings. */
export const DOWNLOAD_SETTINGS = {
  guestDownloadsPerHour: 60,
  /** Days within which the same user's downloads of one item count once (domain.md, "What a download is worth"). */
  repeatDays: 30,
} as const
