export { type PickedWebsite, WebsitePicker } from './WebsitePicker'
