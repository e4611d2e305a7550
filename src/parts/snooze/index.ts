export { AWAKE, type Delay } from './Delay'
export { SnoozeButton, SnoozePanel } from './SnoozeButton'
