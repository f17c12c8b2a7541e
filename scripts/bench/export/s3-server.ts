/** The S3 server of the tests in a process of its own; it forgets the bytes of large parts. Prints its address. */
import { startS3Server } from "../../../test/support/s3-server.ts";

console.log(startS3Server({ keepBytes: false }).config.endpoint);
