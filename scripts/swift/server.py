"""OpenStack Swift with s3api in one process on loopback, for the suite of object stores.

Started by start.ts: `server.py <folder> <account>:<user> <secret>`. Everything is kept below the folder; no root is
needed. Prints the address of the S3 server when it listens, and ends when its standard input does.
"""

import os
import sys

folder, access_key, secret = sys.argv[1:]
os.makedirs(os.path.join(folder, "devices", "disk"))


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


# Swift looks for this file in /etc alone: it must be told before its other modules are loaded.
from swift.common import utils  # noqa: E402

utils.SWIFT_CONF_FILE = write("swift.conf", "[swift-hash]\nswift_hash_path_prefix = usher\n")
utils.eventlet_monkey_patch()

import eventlet  # noqa: E402
import eventlet.hubs  # noqa: E402
import eventlet.wsgi  # noqa: E402
from swift.common import wsgi  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

COMMON = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
user = {os.environ.get("USER", "root")}
log_level = CRITICAL
fallocate_reserve = 0
"""


def storage_conf(kind):
    app = f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n"
    return write(f"{kind}-server.conf", COMMON + app)


def proxy_conf():
    return write(
        "proxy-server.conf",
        COMMON
        + f"""
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
force_swift_request_proxy_log = false
[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(":", "_")} = {secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
""",
    )


class NoCache:
    """Stands for memcached, without which tempauth refuses all; what it is told it forgets."""

    def get(self, *args, **options):
        return None

    def set(self, *args, **options):
        pass

    delete = set


def with_cache(app):
    def answer(env, start_response):
        env["swift.cache"] = NoCache()
        return app(env, start_response)

    return answer


def listen():
    return eventlet.listen(("127.0.0.1", 0), backlog=128)


def serve(listener, conf):
    app = wsgi.loadapp(conf, global_conf={"log_name": "swift"})
    quiet = open(os.devnull, "w")
    eventlet.spawn(eventlet.wsgi.server, listener, with_cache(app), log=quiet, debug=False)


def make_ring(kind, port):
    """One device, one replica: what it holds is where every value is."""
    builder = RingBuilder(1, 1, 0)
    builder.add_dev(
        {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1.0, "meta": ""}
    )
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))


storage = {kind: listen() for kind in ("account", "container", "object")}
for kind, listener in storage.items():
    make_ring(kind, listener.getsockname()[1])
for kind, listener in storage.items():
    serve(listener, storage_conf(kind))
front = listen()
serve(front, proxy_conf())
print(f"http://127.0.0.1:{front.getsockname()[1]}", flush=True)
eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
