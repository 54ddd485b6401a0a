/** Names of companies and products in the names of drawings: their logos are of little use in a picture library. */
export const BRANDS =
  /(?:^|-)(?:airplay|behance|bitbucket|chrome|codepen|dribbble|dropbox|ethereum|facebook|figma|github|gitlab|google|iconify\d?|instagram|kubernetes|linkedin|medium|messenger|microsoft|pacman|patreon|paypal|pinterest|pocket|reddit|slack|snapchat|spotify|telegram|tiktok|twitch|twitter|ufc|waymo|whatsapp|youtube\d?)(?:-|$)/
