export { WebsiteLink } from './WebsiteLink'
