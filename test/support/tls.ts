/** A key and a certificate of `hooks.example` that nobody else uses: self-signed, for servers of tests. */
const pem = (label: string, base64: string) => `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`;

export const hooksTls = {
  key: pem(
    "PRIVATE KEY",
    `MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghgDlD+AqUjiziBhg
uZXkTA1ti6g1wQ7tYusq1PTw4EShRANCAARpxEMlU3aI/G6aam+1hgc5sJGG//YA
/DYLADlh+3F/LtbIaL1B3Y3M5lJfgF/xAmmwlbSvQOA8jnyXMPvJpRXA`,
  ),
  cert: pem(
    "CERTIFICATE",
    `MIIBoDCCAUWgAwIBAgIUV0ZTD6h61W/nxU6dNB0+Qok1OZUwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAeFw0yNjExMjAxNDQyMzlaFw0zNjEx
MTcxNDQyMzlaMBgxFjAUBgNVBAMMDWhvb2tzLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARpxEMlU3aI/G6aam+1hgc5sJGG//YA/DYLADlh+3F/LtbI
aL1B3Y3M5lJfgF/xAmmwlbSvQOA8jnyXMPvJpRXAo20wazAdBgNVHQ4EFgQUg/OR
6s6YL/ER4HEVB5u4kw86vZEwHwYDVR0jBBgwFoAUg/OR6s6YL/ER4HEVB5u4kw86
vZEwDwYDVR0TAQH/BAUwAwEB/zAYBgNVHREEETAPgg1ob29rcy5leGFtcGxlMAoG
CCqGSM49BAMCA0kAMEYCIQDZg6c3nsf/lyzk5TyZTcZE2y5YSL2ohQ7723UXEjeE
AwIhAJehAgdLSn/hYelLzhoR2Jt2j5OsSX14Ti8nl4C5tnb3`,
  ),
};
