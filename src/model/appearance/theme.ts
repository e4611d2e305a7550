/** Fills of the theme (spec 9). */
export const THEME = {
  primary: '#0852ed',
  secondary: '#ed5a6c',
  error: '#ff3d71',
  success: '#00d68f',
  warning: '#ffc300',
} as const

/** Text on a fill of the theme: white only on primary. */
export const TEXT_ON_PRIMARY = '#ffffff'
export const TEXT_ON_FILL = '#101828'
