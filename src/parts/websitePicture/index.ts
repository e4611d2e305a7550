export { WebsitePicture } from './WebsitePicture'
