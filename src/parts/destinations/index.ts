export { DestinationsMenu } from './DestinationsMenu'
export { MENU_ICONS } from './menuIcons'
export { type AccountAction, SWITCH_PARTNER, useAccountActions } from './useAccountActions'
export { useDestinations } from './useDestinations'
