export { websiteProps, type WebsiteProps } from './websiteProps'
