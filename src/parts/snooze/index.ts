export { AWAKE, type Delay } from './Delay'
export { SnoozePanel } from './SnoozePanel'
