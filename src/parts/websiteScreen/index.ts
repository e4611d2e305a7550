export { givenId, websiteProps, type WebsiteProps } from './websiteProps'
